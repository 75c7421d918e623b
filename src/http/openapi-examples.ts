import { exampleTexts } from './example-texts.ts';
import type { JsonSchema } from './json-schema.ts';

export interface Examples {
  /** A value that the schema accepts, of the kind that a shop has. */
  of(schema: JsonSchema): unknown;
}

/** Marks what has no finite example, such as the children of children. */
const endless = Symbol('endless');

interface Place {
  /** Of the field, or of the list that it is in. */
  name: string;
  /** Named schemas that this one is in. */
  within: readonly string[];
}

/** Makes examples from schemas alone (a schema may bring its own, as `examples`), so that none of them can be out of date. */
export function createExamples(components: Readonly<Record<string, JsonSchema>>): Examples {
  return {
    of(schema) {
      const example = valueOf(schema, { name: '', within: [] });
      return example === endless ? null : example;
    },
  };

  function valueOf(schema: JsonSchema, place: Place): unknown {
    const { $ref, const: only, enum: words, default: preset, anyOf, oneOf, allOf, type } = schema;
    if (typeof $ref === 'string') return referred($ref, place);
    if (Array.isArray(schema['examples'])) return schema['examples'][0];
    if (only !== undefined) return only;
    if (Array.isArray(words)) return words[0];
    const choices = (anyOf ?? oneOf) as JsonSchema[] | undefined;
    if (choices) return firstOf(choices, place);
    if (Array.isArray(allOf))
      return Object.assign({}, ...(allOf as JsonSchema[]).map((part) => valueOf(part, place)));
    const known = exampleTexts.booleans[place.name];
    if (type === 'boolean' && known !== undefined) return known;
    // An empty text says nothing of what belongs there.
    if (preset !== undefined && preset !== '' && type !== 'object' && type !== 'array') return preset;
    if (type === 'object') return objectOf(schema, place);
    if (type === 'array') return listOf(schema, place);
    if (type === 'string') return textOf(schema, place.name);
    if (type === 'integer' || type === 'number') return numberOf(schema, place.name);
    if (type === 'boolean') return true;
    return type === undefined ? (exampleTexts.fields[place.name] ?? null) : null;
  }

  function referred($ref: string, place: Place): unknown {
    const name = $ref.replace('#/components/schemas/', '');
    const schema = components[name];
    if (!schema || place.within.includes(name)) return endless;
    return valueOf(schema, { ...place, within: [...place.within, name] });
  }

  /** Null only where nothing else ends. */
  function firstOf(choices: JsonSchema[], place: Place): unknown {
    const found = choices
      .filter(({ type }) => type !== 'null')
      .map((choice) => valueOf(choice, place))
      .find((value) => value !== endless);
    return found === undefined ? null : found;
  }

  function objectOf(schema: JsonSchema, { within }: Place): unknown {
    const required = (schema['required'] ?? []) as string[];
    const fields = Object.entries((schema['properties'] ?? {}) as Record<string, JsonSchema>).map(
      ([name, field]) => [name, valueOf(field, { name, within })] as const,
    );
    if (fields.some(([name, value]) => value === endless && required.includes(name))) return endless;
    return Object.fromEntries(fields.filter(([, value]) => value !== endless));
  }

  function listOf(schema: JsonSchema, place: Place): unknown {
    const { prefixItems, items, minItems = 0 } = schema;
    if (Array.isArray(prefixItems)) return (prefixItems as JsonSchema[]).map((item) => valueOf(item, place));
    const item = typeof items === 'object' && items !== null ? valueOf(items as JsonSchema, place) : endless;
    if (item !== endless) return [item];
    return minItems === 0 ? [] : endless;
  }
}

function textOf(schema: JsonSchema, name: string): string {
  const { format, pattern, minLength = 0, maxLength = Infinity } = schema;
  const { formats, fields, usual, others } = exampleTexts;
  const texts = [fields[name], typeof format === 'string' ? formats[format] : undefined, usual, ...others];
  const fits = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /(?:)/;
  const text = texts.find((one) => one !== undefined && fits.test(one)) ?? usual;
  return text.slice(0, Number(maxLength)).padEnd(Number(minLength), 'x');
}

function numberOf(schema: JsonSchema, name: string): number {
  const { type, minimum = -Infinity, maximum = Infinity, exclusiveMinimum } = schema;
  const usual = exampleTexts.numbers[name] ?? 1;
  const wanted = type === 'integer' ? Math.round(usual) : usual;
  const lowest = exclusiveMinimum === undefined ? Number(minimum) : Number(exclusiveMinimum) + 1;
  return Math.min(Number(maximum), Math.max(lowest, wanted));
}
