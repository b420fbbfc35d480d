/**
 * Whether a text can be an e-mail address accepted by mail servers: one @, a dotted host, no space, at most 254
 * characters.
 * @example isEmailAddress('anne@exemple.fr') // true
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>(),;:\\"[\]]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,63}$/i.test(text)
  )
}
