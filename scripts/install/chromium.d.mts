export function findChromium(): string | undefined;
export function findBrowser(): string | undefined;
export function ensureChromium(say: (line: string) => void): Promise<void>;
