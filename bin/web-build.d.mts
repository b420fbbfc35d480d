export declare function ensureWebBuild(): Promise<void>
