export { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx';
export type { Camera, CameraAccess, QrReader, Torch } from './gateway.ts';
export { ScanError } from './gateway.ts';
