import { useGo } from '../../../platform/go.ts'
import { rememberLocale } from '../../../platform/locale.ts'
import type { Me } from '../../../platform/me.ts'

/** After a sign-in or sign-up: opens the application in the person's language. */
export function useEnterApplication() {
  const go = useGo()
  return (me: Me, to: string): Promise<never> => {
    rememberLocale(me.i18n)
    go(to, { replace: true })
    // The form stays busy until the browser has left it.
    return new Promise(() => undefined)
  }
}
