/** Where the program writes what went wrong: what is known of it, and what it means. */
export interface Log {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
