/** The error sentence for a payment vendor, with the code that the support needs (part 2 §8). */
export const gatewayError = (code: number, phone: string | null): string =>
  phone === null
    ? `C'è stato un errore. Riprova (Gateway error: ${code})`
    : `C'è stato un errore. Riprova o contattaci al ${phone} (Gateway error: ${code})`;
