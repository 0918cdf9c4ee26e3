/** The package has no types of its own (github.com/nikku/saxen). */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string>>;
  export const decode: (text: string) => string;
  export class Parser {
    on(event: 'openTag', handle: (name: string, attributes: () => Attributes) => void): this;
    on(event: 'text', handle: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'closeTag' | 'cdata' | 'attention', handle: (text: string) => void): this;
    /** Throws when the text is no XML. */
    parse(xml: string): void;
  }
}
