import type { Option } from '../../ui/option.ts'

/** Whether an option contains every typed word, ignoring accents and case, as on the server. */
export function holdsTyped({ label, hint = '' }: Option, typed: string): boolean {
  const text = plain(`${label} ${hint}`)
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
}
