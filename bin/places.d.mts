export declare const root: string
export declare const runtimeDirectory: string
export declare function programOf(packageName: string, program?: string): string
