import { useEffect } from 'react'
import { showError } from '../../../platform/query-client.ts'

/** Notification failures show an error toast with the server's message, even on first load (specification 8). */
export function useErrorToast(error: unknown): void {
  useEffect(() => {
    if (error) showError(error)
  }, [error])
}
