import { useState } from 'react'
import { classNames } from './class-names.ts'

// Green, amber, red and violet have a meaning in this interface: a name does not.
const tints = [
  'bg-accent-soft text-accent-ink',
  'bg-pressed text-ink-soft',
  'bg-accent text-ink-on-accent',
]

interface AvatarProps {
  name: string
  /** The address of the person's picture. */
  picture?: string | null
  size?: 'small' | 'medium' | 'large' | 'portrait'
}

/** A person's picture, or, without one that can be shown, their initials on a tint derived from the name. Decoration beside the written name. */
export function Avatar({ name, picture, size = 'medium' }: AvatarProps) {
  const [unshown, setUnshown] = useState<string | null>(null)
  if (picture && picture !== unshown)
    return (
      <img
        src={picture}
        alt=""
        onError={() => setUnshown(picture)}
        className={classNames('shrink-0 rounded-full object-cover', sizes[size])}
      />
    )
  return (
    <span
      aria-hidden
      // Drawn, not written: the initials are not part of the accessible name of a surrounding button.
      data-initials={initialsOf(name)}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-full font-semibold select-none before:content-[attr(data-initials)]',
        sizes[size],
        tints[tintOf(name)],
      )}
    />
  )
}

/** @example initialsOf('Jean-Luc de la Tour') // 'JT' */
export function initialsOf(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s.]+/)
    .filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('')
}

function tintOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % tints.length
}

const sizes = {
  small: 'size-6 text-[10px]',
  medium: 'size-8 text-xs',
  large: 'size-10 text-base',
  portrait: 'size-16 text-title',
}
