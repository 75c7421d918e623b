const latinKeys = `qwertyuiop[]asdfghjkl;'zxcvbnm,.\`QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~`;
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ';

/**
 * The same keys typed in the other layout: `ghbdtn` → `привет`, `еуф` → `tea`. Text with a Cyrillic
 * letter turns Latin, any other Cyrillic.
 */
export function fixKeyboardLayout(text: string): string {
  const isCyrillic = /[а-яё]/i.test(text);
  const [from, to] = isCyrillic ? [cyrillicKeys, latinKeys] : [latinKeys, cyrillicKeys];
  let fixed = '';
  for (const character of text) {
    const key = from.indexOf(character);
    fixed += key === -1 ? character : to.charAt(key);
  }
  return fixed;
}
