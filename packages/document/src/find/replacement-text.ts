import type { FoundMatch } from './find-in-lines.ts'

/**
 * What comes in the place of a match. In that of a regular expression `$1` to `$99` are its groups, `$&` is all of it
 * and `$$` a dollar sign, as in JavaScript; a group that there is none of stays as it was typed.
 *
 * @param said what the match holds
 * @example replacementText('$2 $1', { said: 'a b', groups: ['a', 'b'], isPattern: true }) // 'b a'
 */
export function replacementText(
  typed: string,
  match: Pick<FoundMatch, 'groups'> & { said: string; isPattern: boolean },
): string {
  const { said, groups, isPattern } = match
  if (!isPattern) return typed
  return typed.replaceAll(/\$(?:([$&])|(\d{1,2}))/g, (reference, sign: string, digits: string) => {
    if (sign) return sign === '$' ? '$' : said
    const [number, rest] =
      Number(digits) <= groups.length ? [Number(digits), ''] : [Number(digits[0]), digits.slice(1)]
    return number >= 1 && number <= groups.length ? (groups[number - 1] ?? '') + rest : reference
  })
}
