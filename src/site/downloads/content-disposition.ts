/**
 * Tells a browser to save an answer as a file of this name (RFC 6266): in plain letters, in which every other sign has
 * become `_`, and whole, as RFC 8187 writes it. Nothing of a name gets out of its quotes.
 */
export function attachmentNamed(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const whole = encodeURIComponent(name.toWellFormed()).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
