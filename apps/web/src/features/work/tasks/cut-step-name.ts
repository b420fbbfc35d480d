/** Specification 2.8: a name longer than 10 characters is cut to 9 and an ellipsis. */
const longest = 10

/** @example cutStepName('Négociation') // 'Négociati…' */
export function cutStepName(name: string): string {
  const characters = [...name]
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : name
}
