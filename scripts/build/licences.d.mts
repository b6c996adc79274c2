export function packagesIn(folder: string): Set<string>;
export function writeLicences(root: string, folder: string, more?: readonly string[]): void;
