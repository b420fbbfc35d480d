/**
 * Only lines of visible characters: nothing that a mail program would treat as more than text.
 * @example plainMessage('Bonjour,\r\nvoici') // 'Bonjour,\nvoici'
 */
export function plainMessage(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{C}\n]/gu, '')
}
