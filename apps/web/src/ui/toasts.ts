export type ToastKind = 'success' | 'error' | 'warning' | 'info'

export interface ToastMessage {
  id: number
  kind: ToastKind
  text: string
  /** Undoes the action; the toast closes once it is pressed. */
  undo?: (() => void) | undefined
  /** What the button that takes it back is called, where it is not the usual word. */
  undoLabel?: string | undefined
  /** Stays until something replaces or closes it. */
  isLasting?: boolean | undefined
}

export type ToastOptions = Pick<ToastMessage, 'undo' | 'undoLabel' | 'isLasting'>

const maxShown = 4
let messages: readonly ToastMessage[] = []
let lastId = 0
const listeners = new Set<() => void>()

/**
 * Short messages above the page, from anywhere. Each call returns the id to close it with.
 *
 * @example toasts.success(t('contracts.archived', { title }), { undo: () => unarchive(id) })
 */
export const toasts = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  close(id: number): void {
    publish(messages.filter((message) => message.id !== id))
  },
}

/** For the region that renders them. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): readonly ToastMessage[] => messages,
}

function show(kind: ToastKind, text: string, options: ToastOptions = {}): number {
  lastId += 1
  // A repeated message is one toast, with its timer restarted.
  const others = messages.filter((message) => message.text !== text || message.undo)
  publish([...others, { id: lastId, kind, text, ...options }].slice(-maxShown))
  return lastId
}

function publish(next: readonly ToastMessage[]): void {
  messages = next
  for (const listener of listeners) listener()
}
