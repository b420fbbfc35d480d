/**
 * How a person is called; the e-mail stands in while no name is known. As the server's personName says it in SQL.
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
