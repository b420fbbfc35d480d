/**
 * A name without its case, accents, kinds of hyphens and repeated spaces: how people expect two names to be compared.
 *
 * @example foldName(' Équipe\u00a0 Juridique ') // 'equipe juridique'
 */
export function foldName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
