import { createXmlReader } from '#modules/product-import/xml-reader.ts';
import { refuseUpload as refuse } from '#platform/uploads/refuse-upload.ts';

/** An element with those in it. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlNode[];
}

type UnitName = 'Группа' | 'Свойство' | 'ТипЦены' | 'Склад' | 'Товар' | 'Предложение' | 'Документ';

/** What is read at once: a product, an offer, a document, a group without those below it. */
export interface Unit {
  name: UnitName;
  node: XmlNode;
  /** Of a group: the one that it is in. */
  parentId: string | null;
}

/** Elements that hold units, and what an older standard called them. */
const holders: Readonly<Record<string, Readonly<Record<string, UnitName>>>> = {
  Группы: { Группа: 'Группа' },
  Свойства: { Свойство: 'Свойство', СвойствоНоменклатуры: 'Свойство' },
  ТипыЦен: { ТипЦены: 'ТипЦены' },
  Склады: { Склад: 'Склад' },
  Товары: { Товар: 'Товар' },
  Предложения: { Предложение: 'Предложение' },
  // Versions from 3 on have a container for a document and those that belong to it.
  КоммерческаяИнформация: { Документ: 'Документ' },
  Контейнер: { Документ: 'Документ' },
};
/** Letters and elements of one unit. Dictionaries of a property may be long. */
const most = { letters: 2_000_000, elements: 20_000 } as const;

interface CommercemlReader {
  write(piece: string): void;
  end(): void;
  /** What was read since it was taken last. */
  takeUnits(): Unit[];
  /** Whether a catalog of the file says that it is all there is, and names a product. */
  isFull(): boolean;
}

/**
 * Reads CommerceML 2 (2.0x, and 3.1 with its namespace) piece by piece, by local names, as units. Of what is neither
 * nothing is kept. Throws 422 for a file that is none, or whose units are too large.
 */
export function createCommercemlReader(): CommercemlReader {
  const path: string[] = [];
  /** Units that are open: a group may hold groups. */
  const open: { name: UnitName; depth: number; nodes: XmlNode[]; parentId: string | null }[] = [];
  let units: Unit[] = [];
  let saysAll = false;
  let full = false;
  let size = { letters: 0, elements: 0 };

  function count(letters: number, elements: number): void {
    size.letters += letters;
    size.elements += elements;
    if (size.letters > most.letters || size.elements > most.elements) throw refuse('imports.errors.element');
  }

  function unitAt(name: string): UnitName | undefined {
    // Goods of an order are no products of the catalog.
    if (path.includes('Документ')) return undefined;
    const unit = holders[path.at(-1) ?? '']?.[name];
    const last = open.at(-1);
    if (!last) return unit;
    return last.name === 'Группа' && unit === 'Группа' ? unit : undefined;
  }

  const reader = createXmlReader({
    open(name, attributes, { depth }) {
      if (depth === 1 && name !== 'КоммерческаяИнформация') throw refuse('commerceml.errors.format');
      if (name === 'Каталог') saysAll = attributes['СодержитТолькоИзменения'] === 'false';
      const unit = unitAt(name);
      const node: XmlNode = { name, attributes, text: '', children: [] };
      const last = open.at(-1);
      if (unit) {
        size = { letters: 0, elements: 0 };
        open.push({
          name: unit,
          depth,
          nodes: [node],
          parentId: last ? childText(last.nodes[0], 'Ид') : null,
        });
        if (unit === 'Товар') full ||= saysAll;
      } else if (last) {
        last.nodes.at(-1)?.children.push(node);
        last.nodes.push(node);
      }
      if (open.length > 0) count(JSON.stringify(attributes).length, 1);
      path.push(name);
    },
    add(text) {
      const node = open.at(-1)?.nodes.at(-1);
      if (!node) return;
      count(text.length, 0);
      node.text += text;
    },
    close(_name, depth) {
      path.pop();
      const last = open.at(-1);
      if (!last) return;
      const node = last.nodes.pop();
      if (node) node.text = node.text.trim();
      if (last.depth !== depth || !node) return;
      open.pop();
      units.push({ name: last.name, node, parentId: last.parentId });
    },
  });

  return {
    ...reader,
    takeUnits() {
      const taken = units;
      units = [];
      return taken;
    },
    isFull: () => full,
  };
}

export function childrenOf(node: XmlNode | undefined, ...path: string[]): XmlNode[] {
  let found = node ? [node] : [];
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

/** Of the first of the name; empty where there is none. */
export function childText(node: XmlNode | undefined, ...path: string[]): string {
  return childrenOf(node, ...path)[0]?.text ?? '';
}
