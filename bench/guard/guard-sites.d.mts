export declare function makeGuardSites(): Record<'prose' | 'demos' | 'api', Map<string, string>>;
