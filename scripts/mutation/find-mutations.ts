import { parseSync, Visitor } from 'vite';

/** A small change that makes a program wrong: `code.slice(start, end)` becomes `replacement`. */
export interface Mutation {
  start: number;
  end: number;
  replacement: string;
}

const operators = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['%', '*'],
  ['&&', '||'],
  ['||', '&&'],
  ['+=', '-='],
  ['-=', '+='],
  ['++', '--'],
  ['--', '++'],
]);
const methods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

interface Range {
  start: number;
  end: number;
}

/**
 * Every mutation of a TypeScript program: conditions negated, comparisons moved by one, arithmetic and logic
 * swapped, statements and results left out, literals changed. Text of several words is for people and stays.
 */
export function findMutations(code: string, file: string): Mutation[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Mutation[] = [];
  /** What only looks like a literal: types, what is imported, names of fields. */
  const spared: Range[] = [];
  const spare = (node: Range | null) => void (node && spared.push(node));
  const change = ({ start, end }: Range, replacement: string) => found.push({ start, end, replacement });
  const textOf = ({ start, end }: Range) => code.slice(start, end);
  const negate = ({ test }: { test: Range }) => change(test, `!(${textOf(test)})`);
  const swap = (operator: string, from: number) => {
    const other = operators.get(operator);
    const start = code.indexOf(operator, from);
    if (other) change({ start, end: start + operator.length }, other);
  };
  new Visitor({
    TSLiteralType: spare,
    TSImportType: spare,
    ImportDeclaration: spare,
    ImportExpression: spare,
    ExportAllDeclaration: spare,
    ExportNamedDeclaration: ({ source }) => spare(source),
    Property: ({ key }) => spare(key.type === 'Literal' ? key : null),
    IfStatement: negate,
    ConditionalExpression: negate,
    BinaryExpression: ({ left, operator }) => swap(operator, left.end),
    AssignmentExpression: ({ left, operator }) => swap(operator, left.end),
    UpdateExpression: ({ start, prefix, argument, operator }) =>
      swap(operator, prefix ? start : argument.end),
    LogicalExpression: (node) =>
      node.operator === '??' ? change(node, textOf(node.left)) : swap(node.operator, node.left.end),
    UnaryExpression({ operator, argument, ...range }) {
      if (operator === '!') change(range, textOf(argument));
    },
    MemberExpression({ computed, property }) {
      const other = computed ? undefined : methods.get(textOf(property));
      if (other) change(property, other);
    },
    ReturnStatement(node) {
      if (node.argument) change(node, 'return undefined;');
    },
    ExpressionStatement: (node) => change(node, ';'),
    ThrowStatement: (node) => change(node, ';'),
    Literal(node) {
      const { value } = node;
      if (typeof value === 'boolean') change(node, `${!value}`);
      if (typeof value === 'number') change(node, value === 0 ? '1' : '0');
      if (typeof value === 'string' && !/\S\s+\S/.test(value)) change(node, value === '' ? "'other'" : "''");
    },
  }).visit(program);
  return found.filter(({ start, end }) => !spared.some((range) => range.start <= start && end <= range.end));
}
