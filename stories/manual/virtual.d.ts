/** Written by the manual's build (`config/vite.config.ts`). */
declare module 'virtual:pausa-elements' {
  export interface ElementDescription {
    readonly tag: string;
    /** The widget's folder, and the name of its script. */
    readonly widget: string;
    readonly description: string;
    readonly attributes: readonly {
      /** In HTML, `menu-id`. */
      readonly name: string;
      /** In script, and as a prop of the component, `menuId`. */
      readonly property: string;
      readonly description: string;
      readonly default: string | null;
      readonly type: { readonly text: string; readonly words: readonly string[]; readonly isBoolean: boolean };
    }[];
    readonly events: readonly { readonly name: string }[];
  }
  const descriptions: readonly ElementDescription[];
  export default descriptions;
}
