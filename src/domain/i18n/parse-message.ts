/** Parsed ICU subset: text, `{name}`, `{name, plural, …}` and, inside a plural, `#`. */
export type MessagePart =
  | string
  | { type: 'parameter'; name: string }
  | { type: 'plural'; name: string; branches: ReadonlyMap<string, readonly MessagePart[]> }
  | { type: 'count' };

const branchName = /^(?:=\d+|zero|one|two|few|many|other)$/;

/** Parses a message; throws SyntaxError that tells the place. There is no quoting: `'` is a letter. */
export function parseMessage(message: string): readonly MessagePart[] {
  let position = 0;

  function fail(what: string): never {
    throw new SyntaxError(`${what} at ${position} in "${message}"`);
  }

  function readUntil(stops: string): string {
    const start = position;
    while (position < message.length && !stops.includes(message.charAt(position))) position += 1;
    return message.slice(start, position);
  }

  function readParts(inPlural: boolean): MessagePart[] {
    const parts: MessagePart[] = [];
    for (;;) {
      const text = readUntil(inPlural ? '{}#' : '{}');
      if (text !== '') parts.push(text);
      const stop = message.charAt(position);
      if (stop === '{') parts.push(readArgument());
      else if (stop === '#') {
        position += 1;
        parts.push({ type: 'count' });
      } else return parts;
    }
  }

  function readArgument(): MessagePart {
    position += 1;
    const name = readUntil(',{}').trim();
    if (!/^[a-zA-Z]\w*$/.test(name)) fail('Bad parameter name');
    const stop = message.charAt(position);
    position += 1;
    if (stop === '}') return { type: 'parameter', name };
    if (stop !== ',') fail('Unclosed parameter');
    if (readUntil(',{}').trim() !== 'plural' || message.charAt(position) !== ',')
      fail('Only plural is known');
    position += 1;
    return { type: 'plural', name, branches: readBranches() };
  }

  function readBranches(): Map<string, readonly MessagePart[]> {
    const branches = new Map<string, readonly MessagePart[]>();
    for (;;) {
      const name = readUntil('{}').trim();
      const stop = message.charAt(position);
      position += 1;
      if (stop === '}' && name === '') {
        if (!branches.has('other')) fail('No branch "other"');
        return branches;
      }
      if (stop !== '{' || !branchName.test(name) || branches.has(name)) fail(`Bad plural branch "${name}"`);
      branches.set(name, readParts(true));
      if (message.charAt(position) !== '}') fail('Unclosed plural branch');
      position += 1;
    }
  }

  const parts = readParts(false);
  if (position < message.length) fail('Unexpected brace');
  return parts;
}
