import type { Image } from '#domain/schemas/image.schema.ts';
import type { DataNeeds } from '#sections/framework/data-needs.ts';

/**
 * Data and pictures that the frame has been given, by what was asked for. What it lacks it asks the parent
 * for, who may ask the API; the frame itself has no right to.
 */
export class KnownData {
  readonly images = new Map<number, Image>();
  /** Pictures that were asked for and are not there. */
  readonly #missing = new Set<number>();
  readonly #answers = new Map<string, unknown>();

  rememberImages(images: readonly Image[], asked: readonly number[] = []): void {
    for (const image of images) this.images.set(image.id, image);
    for (const id of asked) if (!this.images.has(id)) this.#missing.add(id);
  }

  rememberData(needs: DataNeeds, data: Record<string, unknown>): void {
    for (const [name, need] of Object.entries(needs))
      this.#answers.set(JSON.stringify(need), data[name] ?? []);
  }

  /** The data of a section by the names of its needs; null when some of it is not known. */
  dataOf(needs: DataNeeds): Record<string, unknown> | null {
    const data: Record<string, unknown> = {};
    for (const [name, need] of Object.entries(needs)) {
      const key = JSON.stringify(need);
      if (!this.#answers.has(key)) return null;
      data[name] = this.#answers.get(key);
    }
    return data;
  }

  hasImages(ids: readonly number[]): boolean {
    return ids.every((id) => this.images.has(id) || this.#missing.has(id));
  }
}
