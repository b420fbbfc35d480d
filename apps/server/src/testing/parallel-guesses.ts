/** How many guesses at a code are sent at once. The figure of the attack is 10,000: `npm run prove -- guesses`. */
export const PARALLEL_GUESSES = Number(process.env['TACITE_GUESSES'] ?? 200)

/** Each guess comes from an address of its own. */
export function addressOfGuess(index: number): string {
  return `127.3.${index >> 8}.${index & 255}`
}
