import { keyframes } from '@vanilla-extract/css';
import { motion } from './tokens.ts';

const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });

/** The animation of what appears at its place. */
export const rising = `${rise} ${motion.move}`;
