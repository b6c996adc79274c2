export const hasWebKit: boolean;
export function findWebKit(): { readonly driver: string; readonly screen: string; readonly browser: string } | undefined;
export function ensureWebKit(say: (line: string) => void): Promise<void>;
