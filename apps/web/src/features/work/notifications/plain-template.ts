const tags = /<\/?(?:a|b|br|div|em|i|li|p|span|strong|u|ul)(?:\s[^<>]*)?\/?>/gi

/**
 * A notification's template as plain text (specification 3): its few allowed tags are removed, anything else in angle
 * brackets is user text and stays.
 *
 * @example plainTemplate('Le contrat <b>Bail</b> est signé') // 'Le contrat Bail est signé'
 */
export function plainTemplate(template: string): string {
  return template
    .replace(tags, (tag) => (/^<\/?(?:br|p|div|li)\b/i.test(tag) ? ' ' : ''))
    .replace(/[ \t\n]+/g, ' ')
    .trim()
}
