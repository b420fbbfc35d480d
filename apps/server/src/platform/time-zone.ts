/** Whether the runtime knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC'
}
