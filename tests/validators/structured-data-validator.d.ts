declare module '@adobe/structured-data-validator' {
  interface Issue {
    severity: 'ERROR' | 'WARNING';
    issueMessage: string;
    path: unknown;
    fieldNames?: string[];
  }
  /** Without the vocabulary it checks Google's rules for rich results alone. */
  export default class Validator {
    validate(data: Record<'jsonld' | 'microdata' | 'rdfa', object>): Promise<Issue[]>;
  }
}
