import { useGo } from '../../../platform/go.ts'
import { rememberLocale } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'

/** What follows a sign-in and a sign-up: the application opens, in the language of the person. */
export function useEnterApplication() {
  const go = useGo()
  return (me: Me, to: string): Promise<never> => {
    rememberLocale(me.i18n)
    go(to, { replace: true })
    // The form stays busy until the browser has left it.
    return new Promise(() => undefined)
  }
}
