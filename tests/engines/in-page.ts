/** What page/checks.ts leaves in the page for the tests. */
export interface InPage {
  readonly contract: {
    readonly names: readonly string[];
    readonly strangers: readonly string[];
    /** Null when the check holds, else what is broken. */
    run(check: string, tag: string): Promise<string | null>;
    /** Puts the element into the page with further attributes, and waits until it shows its content. */
    embed(tag: string, attributes: Readonly<Record<string, string>>): Promise<void>;
  };
}
