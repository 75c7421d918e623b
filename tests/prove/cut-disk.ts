import { execFileSync } from 'node:child_process';
import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A file system of its own that can lose its power. */
export interface CutDisk {
  /** Where it is mounted. */
  folder: string;
  /** From now on nothing reaches the device: what was not synced is gone, writes fail. */
  cut(): void;
  /** The power is back: mounts what reached the device, once nobody uses it. True when unsynced data was lost. */
  remount(): Promise<boolean>;
  remove(): Promise<void>;
}

const megabytes = 4096;
/**
 * EXT4_IOC_SHUTDOWN without flushing the journal, as xfstests cuts (`godown`): no dirty page and no commit of the
 * journal is written from that moment. https://docs.kernel.org/filesystems/ext4/
 */
const cutScript =
  'open(my $dir, "<", $ARGV[0]) or die; my $how = pack("L", 2); ioctl($dir, 0x8004587d, $how) or die $!;';

/** An ext4 on a loop device. Needs root. */
export async function createCutDisk(parent: string): Promise<CutDisk> {
  const image = join(parent, 'disk.img');
  const folder = join(parent, 'disk');
  const handle = openSync(image, 'w');
  ftruncateSync(handle, megabytes * 1024 * 1024);
  closeSync(handle);
  run('mkfs.ext4', ['-q', image]);
  mkdirSync(folder);
  const device = run('losetup', ['--find', '--show', image]);
  run('mount', [device, folder]);
  const synced = join(folder, 'synced');
  const unsynced = join(folder, 'unsynced');
  let cuts = 0;
  return {
    folder,
    cut() {
      cuts++;
      writeSynced(synced, String(cuts));
      writeFileSync(unsynced, String(cuts));
      run('perl', ['-e', cutScript, folder]);
    },
    async remount() {
      await untilTrue(() => succeeds('umount', [folder]));
      // While a dying process holds the old mount the device comes back as it was: without power.
      await untilTrue(() => {
        run('mount', [device, folder]);
        if (isWritable(join(folder, 'probe'))) return true;
        run('umount', [folder]);
        return false;
      });
      if (read(synced) !== String(cuts)) throw new Error('The disk has lost what was synced before the cut');
      return read(unsynced) !== String(cuts);
    },
    async remove() {
      await untilTrue(() => succeeds('umount', [folder]));
      run('losetup', ['--detach', device]);
      rmSync(image);
    },
  };
}

function writeSynced(file: string, text: string): void {
  const handle = openSync(file, 'w');
  writeFileSync(handle, text);
  fsyncSync(handle);
  closeSync(handle);
}

function isWritable(file: string): boolean {
  try {
    writeSynced(file, 'x');
    return true;
  } catch {
    return false;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function untilTrue(tryIt: () => boolean): Promise<void> {
  for (let attempt = 0; !tryIt(); attempt++) {
    if (attempt === 200) throw new Error('The disk stays in use');
    await sleep(100);
  }
}

function succeeds(command: string, args: string[]): boolean {
  try {
    run(command, args);
    return true;
  } catch {
    return false;
  }
}

function run(command: string, args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
