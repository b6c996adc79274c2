export function findFirefox(): string | undefined;
export function ensureFirefox(say: (line: string) => void): Promise<string>;
