import { currentTexts } from './locale.ts'

/** For `useForm`: what others saved in the sole field meanwhile, in words. */
export function changedMeanwhile(
  show: (theirs: never) => string | undefined = String,
): (theirs: unknown) => string {
  return (theirs) => {
    const value = (theirs ? show(theirs as never) : '') || '–'
    return currentTexts()('common.field.changedMeanwhile', { value })
  }
}
