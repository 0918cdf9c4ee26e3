import { spawn } from 'node:child_process';

/** Runs a program with this Node; its output is the one problem when it fails. Never rejects. */
export function problemsOf(script: string, args: string[], cwd: string): Promise<string[]> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const collect = (text: string) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', collect);
    child.stderr.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => resolve([error.message]));
    child.on('close', (code) => resolve(code === 0 ? [] : [output.trim() || `ended with exit code ${code}`]));
  });
}
