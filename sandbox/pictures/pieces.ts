import type { Piece } from './piece.ts';
import { ANIMAL } from './pieces-animal.ts';
import { GARDEN } from './pieces-garden.ts';
import { SWEET } from './pieces-sweet.ts';

const ALL = { ...GARDEN, ...ANIMAL, ...SWEET };

export type PieceName = keyof typeof ALL;
export const PIECES: Readonly<Record<PieceName, Piece>> = ALL;
export const PIECE_NAMES = Object.keys(ALL) as readonly PieceName[];
