import type { messages as english } from '../../en/sections/authors.ts';
import type { Messages } from '../../messages.ts';

export const messages = {
  name: 'Авторы',
  about: 'Люди с фото и парой слов: автор статьи или ваша команда.',
  item: 'Человек',
  fields: {
    look: 'Вид',
    'items.name': 'Имя',
    'items.role': 'Чем занимается',
    'items.image': 'Фото',
    'items.text': 'О человеке',
    'items.links': 'Ссылки',
    'items.links.title': 'Текст ссылки',
    'items.links.url': 'Адрес',
  },
  choices: {
    look: { list: 'Маленькие портреты рядом с текстом', portraits: 'Большие портреты над текстом' },
  },
  presets: { 'article-author': 'Автор статьи', team: 'Команда', portraits: 'Большие портреты' },
  content: {
    whoWritesHere: 'Кто здесь пишет',
    whoWorksHere: 'Кто здесь работает',
    annaVale: 'Анна Ветрова',
    ceramist: 'Керамист',
    throwsGlazesKeeps: '<p>Крутит, глазурует и ведёт дневник печи.</p>',
    tomReed: 'Тимофей Рогов',
    printmaker: 'Печатник',
    cutsLinoDay: '<p>Днём режет линолеум, вечером об этом пишет.</p>',
  },
} satisfies Messages<typeof english>;
