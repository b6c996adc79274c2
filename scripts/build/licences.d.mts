export function writeLicences(root: string, folder: string, more?: readonly string[]): void;
