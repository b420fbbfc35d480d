/**
 * A person's display name; the e-mail address while no name is known. The same as the server's personName in SQL.
 * @example fullName({ firstName: '', lastName: '', email: 'a@b.fr' }) // 'a@b.fr'
 */
export function fullName({
  firstName,
  lastName,
  email,
}: {
  firstName: string
  lastName: string
  email: string
}): string {
  return `${firstName} ${lastName}`.trim() || email
}
