import { urlOf } from './api.ts'

/** The address of a person's picture; null: their initials are shown. */
export function pictureOf({
  profilePictureUrl: path,
}: {
  profilePictureUrl: string | null
}): string | null {
  return path && urlOf(path)
}
