import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErrorFilter } from '../errors/error.filter';
import { SessionsModule } from '../sessions/sessions.module';
import { AdminGate } from './admin-gate.service';
import { AuthController } from './auth.controller';
import { LocalStrategy } from './local.strategy';
import { LoginFailureFilter } from './login-failure.filter';
import { LoginGuard } from './login.guard';
import { LoginLimits } from './login-limits.service';
import { SignIn } from './sign-in.service';
import { SignInPagesController } from './sign-in-pages.controller';
import { User } from './user.entity';
import { UserSerializer } from './user.serializer';

/** Signing in and out. */
@Module({
  imports: [
    TypeOrmModule.forFeature([User]),
    PassportModule.register({ session: true }),
    SessionsModule,
  ],
  controllers: [AuthController, SignInPagesController],
  providers: [
    AdminGate,
    ErrorFilter,
    LocalStrategy,
    LoginFailureFilter,
    LoginGuard,
    LoginLimits,
    SignIn,
    UserSerializer,
  ],
})
export class AuthModule {}
