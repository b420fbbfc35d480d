import { currentTexts } from './locale.ts'

/** For `useForm`: what others saved in the sole field meanwhile, in words. */
export function changedMeanwhile<Value = unknown>(
  show: (theirs: Value) => string | undefined = String,
): (theirs: unknown) => string {
  return (theirs) => {
    const value = (theirs ? show(theirs as Value) : '') || '–'
    return currentTexts()('common.field.changedMeanwhile', { value })
  }
}
