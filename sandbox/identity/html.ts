const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Markup that is inserted without escaping; only `html` creates it. */
export class Markup {
  constructor(readonly text: string) {}
}

type Hole = string | Markup | readonly Markup[];

/** Template for markup: escapes every inserted value that is not markup itself. */
export function html(parts: TemplateStringsArray, ...holes: Hole[]): Markup {
  const fill = (hole: Hole | undefined): string => {
    if (hole === undefined) return '';
    if (typeof hole === 'string') return escapeHtml(hole);
    return hole instanceof Markup ? hole.text : hole.map((markup) => markup.text).join('');
  };
  return new Markup(parts.map((part, index) => part + fill(holes[index])).join(''));
}
