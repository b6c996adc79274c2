/** Minimum password length (part 2 §5). */
export const MIN_PASSWORD = 6;
