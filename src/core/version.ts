// The version that files say they were made by; a test keeps it equal to package.json.
export const VERSION = '0.1.0';
