export function findNginx(): string | undefined;
export function ensureNginx(say: (line: string) => void): Promise<string>;
