import { toasts } from '../ui/toasts.ts'
import { currentTexts } from './locale.ts'

/** Announces when the connection is lost and restored (specification 8). Call it once. */
export function watchConnectivity(): void {
  let lostToast: number | null = null
  window.addEventListener('offline', () => {
    lostToast = toasts.warning(currentTexts()('common.connection.lost'), { isLasting: true })
  })
  window.addEventListener('online', () => {
    if (lostToast !== null) toasts.close(lostToast)
    lostToast = null
    toasts.success(currentTexts()('common.connection.restored'))
  })
}
